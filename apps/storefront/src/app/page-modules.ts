import { loadTexts, type I18n } from "@sen/i18n";
import type { ComponentType } from "react";
import { importPage, SHELL_TEXTS, type Row } from "./site-map.ts";

interface Loading {
  promise: Promise<ComponentType>;
  /** When it failed, in ms; undefined while it has not. */
  failedAt?: number;
}

/** For how long a page that could not be had is not asked for again, in ms. */
const FAILURE_KEPT_MS = 1_000;

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Loading>();

/** A page whose module and texts are there; undefined while they are not. */
export const loadedPage = ({ page }: Row): ComponentType | undefined => loaded.get(page);

/** Has a page's module and texts there, asking for each once. Rejects when one of them cannot be had. */
export function loadPage(row: Row, i18n: I18n): Promise<ComponentType> {
  const known = loading.get(row.page);
  const isOver = known?.failedAt !== undefined && Date.now() - known.failedAt > FAILURE_KEPT_MS;
  if (known && !isOver) return known.promise;
  const next: Loading = {
    promise: Promise.all([importPage(row), loadTexts(i18n, [...SHELL_TEXTS, ...row.texts])]).then(
      ([component]) => {
        loaded.set(row.page, component);
        return component;
      },
    ),
  };
  next.promise.catch(() => {
    next.failedAt = Date.now();
  });
  loading.set(row.page, next);
  return next.promise;
}
