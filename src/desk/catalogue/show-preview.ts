import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../domain/catalogue/types.ts";
import type { ItemForms } from "../../domain/desk/catalogue/admin-forms.ts";

export type PreviewProps = { kind: ItemKind; id: string; form: ItemForms[ItemKind] };
export type ShowPreview = (props: PreviewProps & { title: string }) => ReactNode;

/** Shows the traveler's page of an item; the app around the desk provides it. */
export const ShowPreviewContext = createContext<ShowPreview>(() => null);
