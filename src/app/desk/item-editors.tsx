import { ItemScreen } from "../../features/admin/catalogue/item/item-screen.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.ts";

/** The page that sells, shown beside the form that makes it: features do not meet, so they are put together here. */
const Preview = lazyPart(async () => (await import("./item-preview.tsx")).ItemPreview);

export const DestinationScreen = () => <ItemScreen kind="destination" Preview={Preview} />;
export const TourScreen = () => <ItemScreen kind="tour" Preview={Preview} />;
export const PackageScreen = () => <ItemScreen kind="package" Preview={Preview} />;
