export { HomeScreen, type Home, type HomeContent, type HomeScreenProps } from "./HomeScreen.tsx";
