import { NetworkError } from "@sen/api";
import { TextsUnreachable } from "@sen/i18n";
import { Component, type ReactNode } from "react";
import type { PageFailureKind } from "../core/page-data.ts";
import { MissingPage } from "../core/request-state.ts";
import { reloadIfReplaced } from "./reload-after-deploy.ts";

export interface ErrorBoundaryProps {
  /** What stands in the place of what failed. */
  failed: (kind: PageFailureKind) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: PageFailureKind | null;
}

/** Shows why its children failed in their place: what stands around them stays. Spec §2, redirects and failures. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
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

/** The kind of failure that a thrown error stands for. */
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
