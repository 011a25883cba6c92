import type { FastifyRequest } from 'fastify'

/** The route that a request found, however its address is spelled: '/%61pi/' leads to '/api/' too. The address as it came where it found none. */
export const pathOf = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string =>
  routeOptions.url ?? url
