import { NetworkError } from "@sen/api";
import { TextsUnreachable } from "@sen/i18n";
import { Component, type ReactNode } from "react";
import type { PageFailureKind } from "../core/page-data.ts";
import { MissingPage } from "../core/request-state.ts";
import { reloadIfReplaced } from "./reload-after-deploy.ts";

export interface PageBoundaryProps {
  /** What stands in the place of a page that failed. */
  failed: (kind: PageFailureKind) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failure: PageFailureKind | null;
}

/** Shows why a page failed in the page's place: header, cart and menus stay. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: pageFailureOf(error) };
  }

  /** A page that was fetched ahead in vain reloads nothing until it is needed: now. */
  override componentDidCatch(error: unknown): void {
    if (isMissingModule(error)) reloadIfReplaced();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure) : this.props.children;
  }
}

/** The kind of failure that an error thrown by a page stands for. */
export function pageFailureOf(error: unknown): PageFailureKind {
  if (error instanceof MissingPage) return "missing";
  const isLost = error instanceof NetworkError || error instanceof TextsUnreachable;
  return isLost || isMissingModule(error) ? "unavailable" : "crashed";
}

/** What a dynamic import throws when its file cannot be had, in the words of each browser engine. */
function isMissingModule(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message)
  );
}
