/** What the HTTP server tells of one request. */
export interface RequestFacts {
  /** The response's CSP nonce. */
  nonce: string;
  /** Carried to the backend, so that one id names the request in both logs. */
  requestId: string;
  /** Path of the page, with its language. */
  path: string;
  /** Origin of the backend. */
  backendUrl: string;
  /** Origin the outside world sees, for canonical addresses. */
  publicUrl: string;
}
