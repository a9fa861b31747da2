export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, type ButtonTone } from "./Button.tsx";
