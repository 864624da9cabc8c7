/** The one page whose answer lets it ask for the camera: a document's rights are those of the address it was loaded at. */
export const CAMERA_PAGE = "/guide/scan";
