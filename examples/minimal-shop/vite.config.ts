import { defineConfig } from "vite";

// Styles are imported by the library's JavaScript: a server's bundle takes it in, since plain Node cannot load them.
export default defineConfig({ ssr: { noExternal: [/^@sen\//] } });
