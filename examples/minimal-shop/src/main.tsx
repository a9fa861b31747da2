import { createI18n } from "@sen/i18n";
import "@sen/ui/fonts.css";
import "@sen/ui/global.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { overrides } from "./overrides.ts";
import { Shop } from "./Shop.tsx";
import "./shop.css";

const locale = document.documentElement.lang === "en" ? "en" : "vi";
const i18n = createI18n({ locale, texts: {}, overrides: overrides[locale] });

const root = document.getElementById("root") as HTMLElement;
const page = (
  <BrowserRouter>
    <Shop i18n={i18n} />
  </BrowserRouter>
);
// Vite's development server sends an empty page.
if (root.childElementCount > 0) hydrateRoot(root, page);
else createRoot(root).render(page);
