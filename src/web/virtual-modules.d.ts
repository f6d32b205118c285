declare module 'virtual:shop-files' {
  const files: import('./shop-files.ts').ShopFiles;
  export default files;
}
