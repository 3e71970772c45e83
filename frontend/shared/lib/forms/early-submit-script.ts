/**
 * Inlined after the markup of a prerendered page. Holds back a submit before hydration, which would reload the page;
 * `useEarlySubmit` sends it once the form is hydrated.
 */
export const earlySubmitScript = `(function(){var w=window.earlySubmit={waiting:new Set(document.forms),held:null};document.addEventListener('submit',function(e){if(w.waiting.has(e.target)){e.preventDefault();e.stopImmediatePropagation();w.held=e.target}},true)})()`
