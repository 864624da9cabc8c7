import { ItemScreen } from "./item-screen.tsx";

export const DestinationScreen = () => <ItemScreen kind="destination" />;
export const TourScreen = () => <ItemScreen kind="tour" />;
export const PackageScreen = () => <ItemScreen kind="package" />;
