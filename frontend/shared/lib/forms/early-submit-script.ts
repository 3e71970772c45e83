/**
 * Inline after the markup of a prerendered page: a submit before hydration would leave the page with
 * the form unsent. It is held here, and `useEarlySubmit` sends it again once the form is alive.
 */
export const earlySubmitScript = `(function(){var w=window.earlySubmit={waiting:new Set(document.forms),held:null};document.addEventListener('submit',function(e){if(w.waiting.has(e.target)){e.preventDefault();e.stopImmediatePropagation();w.held=e.target}},true)})()`
