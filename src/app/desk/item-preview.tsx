import type { ItemKind } from "../../domain/catalogue/types.ts";
import type { ItemForm } from "../../domain/desk/catalogue/admin-forms.ts";
import { previewRow } from "../../domain/desk/catalogue/preview-row.ts";
import { DestinationPage } from "../../features/catalogue/details/destination-screen.tsx";
import { DetailSlotContext } from "../../features/catalogue/details/detail-slot.ts";
import { PackagePage } from "../../features/catalogue/details/package-screen.tsx";
import { TourPage } from "../../features/catalogue/details/tour-screen.tsx";
import { rowsById, useCatalogue } from "../../features/catalogue/shared/use-catalogue.ts";
import { PhoneFrame } from "./phone-frame.tsx";

type Props = { kind: ItemKind; id: string; form: ItemForm; title: string };

const noRatings = { stars: null };

function ShownItemPreview({ kind, id, form }: Omit<Props, "title">) {
  const { snapshot } = useCatalogue();
  const row = previewRow(kind, id, form);
  if (row?.kind === "destination") return <DestinationPage place={row} snapshot={snapshot} />;
  if (row?.kind === "tour")
    return <TourPage tour={{ ...row, ...noRatings }} places={rowsById(snapshot.destinations)} />;
  return row && <PackagePage item={{ ...row, ...noRatings }} snapshot={snapshot} />;
}

const emptyPart = () => null;
export const ItemPreview = ({ title, ...item }: Props) => (
  <PhoneFrame title={title}>
    <DetailSlotContext value={emptyPart}>
      <ShownItemPreview {...item} />
    </DetailSlotContext>
  </PhoneFrame>
);
