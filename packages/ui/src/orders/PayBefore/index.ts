export { PayBefore, type PayBeforeProps } from "./PayBefore.tsx";
