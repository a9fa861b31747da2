import { Component, type ReactNode } from "react";
import type { PageFailureKind } from "../core/page-data.ts";
import { pageFailureOf } from "./page-failure-of.ts";

export interface PageBoundaryProps {
  /** What stands in the place of a page that failed. */
  failed: (kind: PageFailureKind) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failure: PageFailureKind | null;
}

/** A page that fails is told in its place: header, cart and menus stay. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: pageFailureOf(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure) : this.props.children;
  }
}
