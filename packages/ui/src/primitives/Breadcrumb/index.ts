export { Breadcrumb, type BreadcrumbProps, type Crumb } from "./Breadcrumb.tsx";
