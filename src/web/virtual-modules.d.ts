declare module 'virtual:shop-files' {
  const files: import('./shop-files.ts').ShopFiles;
  export default files;
}

declare module 'virtual:staff-files' {
  const files: import('./staff-files.ts').StaffFiles;
  export default files;
}
