import { ItemScreen } from "./item-screen.tsx";

export const DestinationEditor = () => <ItemScreen kind="destination" />;
export const TourEditor = () => <ItemScreen kind="tour" />;
export const PackageEditor = () => <ItemScreen kind="package" />;
