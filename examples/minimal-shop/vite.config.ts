import { defineConfig } from "vite";

// Styles are imported by the library's JavaScript: a server's bundle takes it in, since plain Node cannot load them.
export default defineConfig({
  ssr: { noExternal: [/^@sen\//] },
  // What the library needs besides the shop's own files: style attributes, and the drawings in its style sheets.
  preview: {
    headers: {
      "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    },
  },
});
