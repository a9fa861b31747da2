export { I18nextProvider as I18nProvider, Trans } from "react-i18next";
export { createI18n, type I18nOptions } from "./createI18n.ts";
export * from "./format.ts";
export { loadNamespace, loadNamespaces } from "./loadNamespace.ts";
export * from "./locale.ts";
export { NAMESPACES, type LoadedTexts, type Namespace, type Texts } from "./namespaces.ts";
export type { TypedTexts } from "./texts.ts";
export { formats, useFormat, useLocale, type Format } from "./useFormat.ts";
export { useTranslation, type Translate } from "./useTranslation.ts";
