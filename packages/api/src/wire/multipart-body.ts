/** Serializes a body as JSON, or as multipart if a field is a file. */
export function serializeBody(body: unknown): string | FormData {
  if (body instanceof FormData) return body;
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return fields.some(([, value]) => value instanceof Blob) ? toMultipart(fields) : JSON.stringify(body);
}

function toMultipart(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
