import type { ReactNode } from "react";
import { FailedState, type FailedStateProps } from "../FailedState/FailedState.tsx";
import type { Request } from "../request.ts";
import { Loading, type LoadingProps } from "../Skeleton/Skeleton.tsx";

export interface RequestedProps<Ready extends object> extends Pick<LoadingProps, "boxes" | "fields"> {
  /** What was asked for: on its way, failed, or there. */
  request: Request<Ready>;
  /** What is being waited for, read aloud: "Đang tải đơn hàng". */
  loading: string;
  /** Skeletons in the shape of what is loading, where that is not of boxes. */
  skeleton?: ReactNode;
  /** Said when it did not come. */
  failed: string;
  /** What the failure means, or what to do. */
  hint?: string;
  /** The level of the failure's heading. @default "h2" */
  heading?: FailedStateProps["heading"];
  /** What is shown once it is there. */
  children: (ready: Ready) => ReactNode;
}

/** Something that is fetched: its skeleton, the way to ask again, or itself. */
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
