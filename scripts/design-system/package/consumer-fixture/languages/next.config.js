export default {
  // The packages are links to a folder outside of the app.
  turbopack: { root: '/' },
  // The test checks the types of every app.
  typescript: { ignoreBuildErrors: true },
};
