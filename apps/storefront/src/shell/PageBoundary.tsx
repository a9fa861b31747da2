import { NetworkError, TimeoutError } from "@sen/api";
import { TextsUnreachable } from "@sen/i18n";
import { Component, type ReactNode } from "react";
import { MissingPage } from "../data/missing-page.ts";
import type { PageFailureKind } from "../data/page-data.ts";
import { PageFailure } from "./PageFailure.tsx";

export interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  failure: PageFailureKind | null;
}

/** A page that fails is told in its place: header, cart and menus stay. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: failureOf(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <PageFailure kind={failure} /> : this.props.children;
  }
}

function failureOf(error: unknown): PageFailureKind {
  if (error instanceof MissingPage) return "missing";
  const isLost =
    error instanceof NetworkError || error instanceof TimeoutError || error instanceof TextsUnreachable;
  return isLost || isMissingModule(error) ? "unavailable" : "crashed";
}

/** What a dynamic import throws when its file cannot be had, in the words of each browser engine. */
function isMissingModule(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message)
  );
}
