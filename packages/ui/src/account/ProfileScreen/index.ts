export { ProfileScreen, type ProfileRequest, type ProfileScreenProps } from "./ProfileScreen.tsx";
