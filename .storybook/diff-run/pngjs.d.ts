/** What is used of the package, which brings no types. */
declare module 'pngjs' {
  export class PNG {
    static sync: {
      read: (content: Buffer) => PNG;
      write: (picture: PNG, options?: { colorType?: number }) => Buffer;
    };

    width: number;
    height: number;
    /** Red, green, blue and opacity of each pixel, row by row. */
    data: Buffer;

    constructor(size: { width: number; height: number });
  }
}
