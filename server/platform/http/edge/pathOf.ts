import type { FastifyRequest } from 'fastify'

/** The route that a request found, however its address is spelled: '/%61pi/' leads to '/api/' too. The address as it came where it found none. */
export const pathOf = (request: Pick<FastifyRequest, 'is404' | 'routeOptions' | 'url'>): string =>
  // Fastify makes all that it knows of a route anew for whoever asks; a page of the site has none.
  request.is404 ? request.url : (request.routeOptions.url ?? request.url)
