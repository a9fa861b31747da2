export { MembershipScreen, type MembershipRequest, type MembershipScreenProps } from "./MembershipScreen.tsx";
