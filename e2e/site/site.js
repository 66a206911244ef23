// Events of the element bubble, so that a tag manager of the site can listen on the document.
window.seen = []
for (const name of ['page-view', 'step-change', 'booking-saved'])
  document.addEventListener(`huoltovaraus:${name}`, ({ type, detail }) => window.seen.push({ type, detail }))
