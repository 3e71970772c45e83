import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { screenPath } from './route-files.ts'

const MAIN = /(<main[^>]*>)([\s\S]*)(<\/main>)/
const CURRENT_LINK = /<a aria-current="\w+"[^>]* href="([^"]*)"/g

/** Parts of the app's page that an approved member sees until the app has started. */
export interface Frame {
  /** For `#root`: header and navigation, hidden. */
  layout: string
  /** The content of `main` for each screen. */
  screens: string
  /** Shows the frame with its screen. */
  script: string
}

/**
 * The frame of the app's page, made from its screens as React renders them without data. A screen that is missing shows
 * a spinner in the frame. The frame is inert, because its buttons do not work yet.
 * @param screens markup by path, in which `$` is the id of a record
 * @param styles addresses of the style sheets of the frame
 */
export function makeFrame(screens: ReadonlyMap<string, string>, styles: readonly string[]): Frame {
  const [first = ''] = screens.values()
  const layout = first.replace(MAIN, '$1$3').replaceAll(/ aria-current="\w+"/g, '')
  const templates = Array.from(screens, ([path, html]) => {
    const current = Array.from(html.matchAll(CURRENT_LINK), ([, href]) => href)
    return `<template id="screen:${path}" data-current="${[...new Set(current)].join(' ')}">${MAIN.exec(html)?.[2]}</template>`
  })
  return {
    layout: `<div id="frame" hidden inert aria-hidden="true">${layout}</div>`,
    screens: templates.join(''),
    script: frameScript(styles),
  }
}

/**
 * ES5, below the screens. The app waits for `frameStyles` before it replaces the frame: the bundler's loader does not
 * wait for a style sheet that is already on the page.
 */
function frameScript(styles: readonly string[]): string {
  return `(function(d){var m=/(?:^|; )${STATUS_COOKIE}=(\\w+)/.exec(d.cookie),p=location.pathname,f=d.getElementById('frame'),t=d.getElementById('screen:'+${screenPath(`d.getElementById('screen:'+p)`)}),s=d.querySelector('#root>[role=status]');if(!m||m[1]!=='approved')return;f.querySelector('main').appendChild(t?t.content:s.cloneNode(true));(t?t.getAttribute('data-current'):p).split(' ').forEach(function(h){if(h)f.querySelectorAll('nav a[href="'+h+'"]').forEach(function(a){a.setAttribute('aria-current','page')})});window.frameStyles=Promise.all(${JSON.stringify(styles)}.map(function(u){return new Promise(function(done){var l=d.createElement('link');l.rel='stylesheet';l.crossOrigin='';l.onload=l.onerror=done;l.setAttribute('href',u);d.head.appendChild(l)})})).then(function(){f.hidden=false;s.className='sr-only'})})(document)`
}
