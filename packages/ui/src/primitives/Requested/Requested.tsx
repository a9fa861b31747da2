import type { ReactNode } from "react";
import { FailedState, type FailedStateProps } from "../FailedState/FailedState.tsx";
import type { Request } from "../request.ts";
import { Loading, type LoadingProps } from "../Skeleton/Skeleton.tsx";

export interface RequestedProps<Ready extends object> extends Pick<LoadingProps, "boxes" | "fields"> {
  /** State of the request: loading, failed or ready. */
  request: Request<Ready>;
  /** Loading message for screen readers: "Đang tải đơn hàng". */
  loading: string;
  /** Custom skeleton, if `boxes` and `fields` do not fit the content's shape. */
  skeleton?: ReactNode;
  /** Error title if the request failed. */
  failed: string;
  /** Details about the failure, or what to do. */
  hint?: string;
  /** Heading level of the error. @default "h2" */
  heading?: FailedStateProps["heading"];
  /** Renders the loaded data. */
  children: (ready: Ready) => ReactNode;
}

/** Shows a request's skeleton, an error with retry, or its data. */
export function Requested<Ready extends object>(props: RequestedProps<Ready>) {
  const { request, loading, skeleton, failed, hint, heading, children, ...shape } = props;
  if (request.state === "ready") return children(request);
  if (request.state === "loading") {
    return (
      <Loading label={loading} {...shape}>
        {skeleton}
      </Loading>
    );
  }
  return (
    <FailedState title={failed} heading={heading} onRetry={request.onRetry}>
      {hint}
    </FailedState>
  );
}
