export * from "./Badge/Badge.tsx";
export * from "./DeferredSection/DeferredSection.tsx";
export * from "./Breadcrumb/Breadcrumb.tsx";
export * from "./Button/Button.tsx";
export * from "./Button/RetryButton.tsx";
export * from "./Card/Card.tsx";
export * from "./Carousel/Carousel.tsx";
export * from "./Checkbox/Checkbox.tsx";
export * from "./Countdown/Countdown.tsx";
export { ServerClock } from "./Countdown/server-clock.ts";
export * from "./Countdown/use-has-passed.ts";
export * from "./Countdown/use-seconds-left.ts";
export * from "./Dialog/Dialog.tsx";
export * from "./EmptyState/EmptyState.tsx";
export * from "./FailedState/FailedState.tsx";
export * from "./Field/Field.tsx";
export * from "./IconButton/IconButton.tsx";
export * from "./IconProvider/IconProvider.tsx";
export type { IconProps, SwappedIcons } from "../swapped-icons.ts";
export * from "./NoWrap/NoWrap.tsx";
export * from "./Link/Link.tsx";
export * from "./LinkChip/LinkChip.tsx";
export * from "./LinkChip/LinkChips.tsx";
export * from "./LiveRegion/LiveRegion.tsx";
export * from "./LoadMore/LoadMore.tsx";
export * from "./Notice/Notice.tsx";
export * from "./Pagination/Pagination.tsx";
export * from "./Picture/Picture.tsx";
export * from "./Price/Price.tsx";
export * from "./ProgressBar/ProgressBar.tsx";
export * from "./QuantityStepper/QuantityStepper.tsx";
export * from "./RadioGroup/RadioGroup.tsx";
export * from "./Requested/PagedList.tsx";
export * from "./Requested/Requested.tsx";
export * from "./Rating/Rating.tsx";
export * from "./Select/Select.tsx";
export * from "./ShareButton/ShareButton.tsx";
export * from "./Skeleton/Skeleton.tsx";
export * from "./TabLinks/TabLinks.tsx";
export * from "./TextArea/TextArea.tsx";
export * from "./TextField/TextField.tsx";
export * from "./Time/Time.tsx";
export * from "./Toast/Toaster.tsx";
export { useToast, type ToastMessage } from "./Toast/toast-store.ts";
export * from "./VideoPlayer/VideoPlayer.tsx";
export * from "./VisuallyHidden/VisuallyHidden.tsx";
export {
  firstSign,
  HYDRATED_EVENT,
  lateSection,
  lazyDialog,
  lazyPart,
  reloadFailedStyleSheets,
} from "../lazy-part/index.ts";
export { OverlayHistory, type OverlayHistoryProps } from "../overlay-history/index.ts";
export * from "./request.ts";
