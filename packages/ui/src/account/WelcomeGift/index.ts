export * from "./WelcomeGift.tsx";
