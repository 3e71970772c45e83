/*
 * ES5, inlined into the page's head so that it runs before the first paint; theme.ts and brand-colour.ts
 * take over in main.tsx.
 */
const source = `(function(){var r=document.documentElement,t,b;try{t=localStorage.getItem('ui-theme');b=localStorage.getItem('brand')}catch(e){}if(t!=='light'&&t!=='dark'&&t!=='system')t='FALLBACK';r.classList.add(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');if(/^#[0-9a-f]{6}$/i.test(b))r.style.setProperty('--brand',b)})()`

export const memberThemeScript = source.replace('FALLBACK', 'system')
export const adminThemeScript = source.replace('FALLBACK', 'light')
