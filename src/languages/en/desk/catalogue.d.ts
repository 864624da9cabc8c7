import type { OptionForm } from "../../../domain/catalogue/fields/field.ts";
import type { ItemPicture } from "../../../domain/catalogue/pictures.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
export declare const SUCCESS = "Success";
export declare const itemSavedText: (kind: ItemKind, made: boolean) => string;
export declare const saveFailed: Record<ItemKind, string>;
export declare const loadFailed: Record<ItemKind, string>;
export declare const notFound: Record<ItemKind, string>;
export declare const listFailed: Record<ItemKind, string>;
export declare const DELETED_MEANWHILE = "Another admin has deleted it. What you typed is still here.";
export declare const DRAFT_STORAGE_FULL = "This device is out of storage and can't save a draft. Save before you leave this page.";
export declare const NOT_SAVED_YET = "Not saved yet: you're offline. Your draft is on this device. Keep this page open and it saves once you are online; otherwise save it then.";
export declare const KIND_WORDS: {
    readonly destination: {
        readonly one: "Destination";
        readonly many: "Destinations";
    };
    readonly tour: {
        readonly one: "Tour";
        readonly many: "Tours";
    };
    readonly package: {
        readonly one: "Package";
        readonly many: "Packages";
    };
};
export declare const LIST: {
    offline: string;
    offlineArchive: string;
    nothingArchived: string;
    nothing: (kind: ItemKind) => string;
    askDelete: (kind: ItemKind) => string;
    deleteMeans: (title: string) => string;
    updated: string;
    notUpdated: string;
    changedMeanwhile: string;
    notDeleted: string;
    deleted: (kind: ItemKind) => string;
    archived: (kind: ItemKind) => string;
};
export declare const DRAFTS: {
    mark: string;
    nameless: (kind: ItemKind) => string;
    askDiscard: string;
    discardMeans: string;
};
export declare const EDITOR: {
    restored: string;
    offline: string;
    kept: string;
    askLeave: string;
    leaveMeans: string;
};
export declare const CONFLICT: {
    columns: string[];
    title: string;
    same: string;
    different: string;
    equal: string;
    notYours: string;
    nothing: string;
};
export declare const PICTURE: {
    readonly not_an_image: "This file is not an image.";
    readonly svg: "SVG files are not accepted. Use a photo (JPEG, PNG, WebP).";
    readonly too_heavy: "This file is larger than 15 MB. Choose a smaller one.";
    readonly unreadable: "This image can't be read: it is damaged, or the browser doesn't support its type.";
    readonly too_many_pixels: "This image has too many pixels (over 60 million).";
    readonly no_webp: "This browser cannot write WebP pictures. Please use another one.";
    readonly forbidden: "Your session has ended. Please sign in again.";
    readonly unreachable: "The server did not answer. The picture was not uploaded; try again.";
    readonly refused: "The server refused the picture.";
    readonly failed: "The picture could not be uploaded. Try again.";
};
export declare const PICTURE_DONE = "Image updated successfully";
export declare const GALLERY_FIELD: {
    hint: string;
    add: string;
    alt: string;
    altHint: (at: number) => "" | "Cover";
    example: string;
    uploading: (at: number, all: number) => string;
    added: (many: number) => string;
    notTaken: (name: string, why: string) => string;
    full: (most: number) => string;
    focus: (at: number, x: number, y: number) => string;
    focusHint: string;
    cut: (ratio: string) => string;
    line: ({ url, alt }: ItemPicture) => string;
};
export declare const DATES: {
    added: string;
    known: string;
    none: "Please select a departure date";
    past: string;
    onRequest: string;
};
export declare const OPTIONS: {
    hint: string;
    example: string;
    name: string;
    price: string;
    per: string;
    pers: {
        value: string;
        label: string;
    }[];
    most: string;
    retired: string;
    line: ({ name, price, per, most, retired }: OptionForm) => string;
};
export declare const FISCAL: {
    hint: string;
    optionHint: string;
    mxik: string;
    package_code: string;
    vat: string;
};
export declare const LINES: {
    moved: (one: string, from: number, to: number) => string;
    removed: (one: string, at: number) => string;
    drag: string;
};
export declare const noLongerOffered: (id: string) => string;
export declare const PICK_ON_MAP = "Click the map to set the location";
export declare const STOPS: {
    add: string;
    choose: string;
    remove: (name: string, index: number) => string;
};
export declare const CATALOGUE_LEAD = "Destinations, tours and packages.";
