import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'

const HEADERS_MS = 10_000
const REQUEST_MS = 15_000
// Node grants a second on top: whoever says nothing for 15 s is gone (4.13.15).
const SILENT_MS = 14_000

/** Node's own server, with its bounds. */
export const openHttp = (answer: RequestListener): Server =>
  createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: SILENT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    answer,
  ).setTimeout(0)
