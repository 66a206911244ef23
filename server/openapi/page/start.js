// Calls are disabled, because a call from here would need the session of a booking in progress.
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
