import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { type ScreenFiles, screenPath } from './route-files.ts'

/** Requests that a page sends to the API before its scripts have loaded. */
export interface EarlyRequests {
  /** For everybody who is signed in. */
  session: readonly string[]
  /** For approved members, on every screen. */
  frame: readonly string[]
  /** For approved members, by the screen's path without a query. */
  screens: Readonly<Record<string, readonly string[]>>
}

/** In milliseconds; a screen opened later sends its own requests. */
const KEPT_MS = 20_000

/**
 * ES5 for the head of the app's page. If the status cookie says that somebody is signed in, it sends the requests that
 * the app will send, with the same headers, while the scripts are still loading; `apiFetch` picks up the answers. An
 * address with a query needs other data, so only the frame's requests are sent there. For an approved member it also
 * loads the screen's files, which the entry would request only once it runs.
 */
export function earlyScript({ session, frame, screens }: EarlyRequests, files: ScreenFiles): string {
  const names = [...new Set(Object.values(files).flat())]
  const numbers = Object.entries(files).map(([path, of]) => [path, of.map((file) => names.indexOf(file))])
  return `(function(){var s=/(?:^|; )${STATUS_COOKIE}=(\\w+)/.exec(document.cookie),w={},p=location.pathname,f,a,h;if(!s||!window.fetch)return;a=${JSON.stringify(session)};if(s[1]==='approved'){a=a.concat(${JSON.stringify(frame)},!location.search&&${JSON.stringify(screens)}[p]||[]);f=${JSON.stringify(Object.fromEntries(numbers))};(f[${screenPath('f[p]')}]||[]).forEach(function(n){var l=document.createElement('link');l.href='/'+${JSON.stringify(names)}[n];l.crossOrigin='';if(/css$/.test(l.href)){l.rel='preload';l.as='style'}else l.rel='modulepreload';document.head.appendChild(l)})}h={Accept:'application/json','X-Time-Zone':Intl.DateTimeFormat().resolvedOptions().timeZone};a.forEach(function(u){var c=new AbortController(),p=fetch(u,{headers:h,credentials:'same-origin',cache:'no-store',signal:c.signal});p.catch(function(){});w[u]=function(s){if(s.aborted)c.abort();s.addEventListener('abort',function(){c.abort()});return p}});setTimeout(function(){w={}},${KEPT_MS});window.takeEarly=function(u,s){var t=w[u];delete w[u];return t&&t(s)}})()`
}
