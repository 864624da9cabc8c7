import type { ContentGap } from "../../../domain/desk/catalogue/lacking.ts";
export declare const PREVIEW: {
    show: string;
    hide: string;
    unpublished: string;
    title: string;
};
export declare const CONTENT_GAP_TEXTS: {
    title: string;
    label: string;
    none: string;
    word: (lack: ContentGap) => string;
};
export declare const PLACE: {
    search: string;
    none: string;
    at: (latitude: string, longitude: string) => string;
    here: (where: string) => string;
};
