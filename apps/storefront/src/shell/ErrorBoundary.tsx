import { NetworkError } from "@sen/api";
import { TextsUnreachable } from "@sen/i18n";
import { Component, type ReactNode } from "react";
import type { PageFailureKind } from "../core/page-data.ts";
import { MissingPage } from "../core/query.ts";
import { reloadIfReplaced } from "./reload-after-deploy.ts";

export interface ErrorBoundaryProps {
  failed: (kind: PageFailureKind) => ReactNode;
  /** The query string of the page, if it is around one: with another, its children are rendered again. */
  search?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: PageFailureKind | null;
  search?: string | undefined;
}

/** Replaces its failed children with the reason, and leaves the surroundings in place. Spec §2, redirects and failures. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromProps(
    { search }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return search === state.search ? null : { failure: null, search };
  }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: pageFailureOf(error) };
  }

  /** A failed preload does not reload the page; a module that is missing now does. */
  override componentDidCatch(error: unknown): void {
    if (isMissingModule(error)) reloadIfReplaced();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure) : this.props.children;
  }
}

export function pageFailureOf(error: unknown): PageFailureKind {
  if (error instanceof MissingPage) return "missing";
  const isLost = error instanceof NetworkError || error instanceof TextsUnreachable;
  return isLost || isMissingModule(error) ? "unavailable" : "crashed";
}

/** The error of a dynamic import whose file cannot be fetched, in each browser engine's wording and, for its styles, in Vite's. */
function isMissingModule(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message)
  );
}
