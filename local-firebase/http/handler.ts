/** A part of the backend that answers some paths: a `Response`, or null when the path is not its own. */
export type Handler = (request: Request, url: URL) => Promise<Response | null>;
