export {
  Badge,
  CountBadge,
  StatusBadge,
  type BadgeProps,
  type CountBadgeProps,
  type Tone,
} from "./Badge/Badge.tsx";
export { DeferredSection, type DeferredSectionProps } from "./DeferredSection/DeferredSection.tsx";
export { Breadcrumb, type BreadcrumbProps, type Crumb } from "./Breadcrumb/Breadcrumb.tsx";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonTone,
} from "./Button/Button.tsx";
export { RetryButton, type RetryButtonProps } from "./Button/RetryButton.tsx";
export { Card, type CardProps } from "./Card/Card.tsx";
export { Carousel, type CarouselProps } from "./Carousel/Carousel.tsx";
export { Checkbox, type CheckboxProps } from "./Checkbox/Checkbox.tsx";
export { Countdown, type CountdownProps } from "./Countdown/Countdown.tsx";
export { ServerClock } from "./Countdown/server-clock.ts";
export { useHasPassed, type HasPassedOptions } from "./Countdown/use-has-passed.ts";
export { useSecondsLeft } from "./Countdown/use-seconds-left.ts";
export { Dialog, type DialogProps } from "./Dialog/Dialog.tsx";
export { EmptyState, type EmptyStateProps } from "./EmptyState/EmptyState.tsx";
export { FailedState, type FailedStateProps } from "./FailedState/FailedState.tsx";
export { Field, type FieldControl, type FieldProps, type FieldTexts } from "./Field/Field.tsx";
export { IconButton, type IconButtonProps } from "./IconButton/IconButton.tsx";
export { IconProvider, type IconProviderProps } from "./IconProvider/IconProvider.tsx";
export type { IconProps, SwappedIcons } from "../swapped-icons.ts";
export { NoWrap, type NoWrapProps } from "./NoWrap/NoWrap.tsx";
export { Link, LinkProvider, TextLink, type LinkProps, type LinkProviderProps } from "./Link/Link.tsx";
export { LinkChip, type LinkChipProps } from "./LinkChip/LinkChip.tsx";
export { LinkChips, type LinkChipsProps } from "./LinkChip/LinkChips.tsx";
export { LiveRegion, type LiveRegionProps } from "./LiveRegion/LiveRegion.tsx";
export { LoadMore, type LoadMoreProps } from "./LoadMore/LoadMore.tsx";
export { Notice, type NoticeProps } from "./Notice/Notice.tsx";
export { Pagination, type PaginationProps } from "./Pagination/Pagination.tsx";
export {
  Picture,
  PictureProvider,
  Thumbnail,
  type PictureImageProps,
  type PictureProps,
  type PictureProviderProps,
  type ThumbnailProps,
} from "./Picture/Picture.tsx";
export { Price, type PriceProps } from "./Price/Price.tsx";
export { ProgressBar, type ProgressBarProps } from "./ProgressBar/ProgressBar.tsx";
export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper/QuantityStepper.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./RadioGroup/RadioGroup.tsx";
export { PagedList, type PagedCounts, type PagedListProps } from "./Requested/PagedList.tsx";
export { Requested, type RequestedProps } from "./Requested/Requested.tsx";
export { Rating, type RatingProps } from "./Rating/Rating.tsx";
export { Select, type SelectOption, type SelectProps } from "./Select/Select.tsx";
export { ShareButton, type ShareButtonProps, type ShareOutcome } from "./ShareButton/ShareButton.tsx";
export { Loading, Skeleton, type LoadingProps, type SkeletonProps } from "./Skeleton/Skeleton.tsx";
export { TabLinks, type TabLink, type TabLinksProps } from "./TabLinks/TabLinks.tsx";
export { TextArea, type TextAreaProps } from "./TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./TextField/TextField.tsx";
export { Time, type TimeProps } from "./Time/Time.tsx";
export { Toaster, type ToasterProps } from "./Toast/Toaster.tsx";
export { useToast, type ToastMessage } from "./Toast/toast-store.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden/VisuallyHidden.tsx";
export { firstSign, HYDRATED_EVENT, lateSection, lazyDialog, lazyPart } from "../lazy-part/index.ts";
export { OverlayHistory, type OverlayHistoryProps } from "../overlay-history/index.ts";
export type { LoadedPages, Request } from "./request.ts";
