import { senUi } from "@sen/ui/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [senUi()] });
