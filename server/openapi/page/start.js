// The page reads only: a call made from here would have to carry the session of a booking that somebody is making.
window.SwaggerUIBundle?.({
  url: '../openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
