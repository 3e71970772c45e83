/* ES5, inlined into the page's head so that it runs before the first paint; theme.ts and brand.ts take over in
   main.tsx. `p` is the brand that the Worker wrote into the page, `s` the one stored while somebody was signed in: a
   page kept by a service worker may be older. */
const source = `(function(){var r=document.documentElement,t,p,s;function j(x){try{return JSON.parse(x)||{}}catch(e){return{}}}try{t=localStorage.getItem('ui-theme');s=localStorage.getItem('brand')}catch(e){}if(t!=='light'&&t!=='dark'&&t!=='system')t='FALLBACK';r.classList.add(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');p=j(r.getAttribute('data-brand'));s=j(s);if(s.id&&(!p.id||s.id===p.id&&s.brandVersion>p.brandVersion)){p=s;r.setAttribute('data-brand',JSON.stringify(p));r.setAttribute('data-brand-stored','')}if(/^#[0-9a-f]{6}$/i.test(p.primaryColor))r.style.setProperty('--brand',p.primaryColor)})()`

export const memberThemeScript = source.replace('FALLBACK', 'system')
export const adminThemeScript = source.replace('FALLBACK', 'light')
