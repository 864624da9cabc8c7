import { createContext, type ReactNode } from "react";
import type { ItemKind } from "../../domain/catalogue/types.ts";
import type { ItemForms } from "../../domain/desk/catalogue/admin-forms.ts";

export type PreviewProps = { kind: ItemKind; id: string; form: ItemForms[ItemKind] };
export type ShowPreview = (props: PreviewProps & { title: string }) => ReactNode;

export const ShowPreviewContext = createContext<ShowPreview>(() => null);
